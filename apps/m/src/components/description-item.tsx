/** A line of `<dl className="site-facts">`. */
export function DescriptionItem({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
