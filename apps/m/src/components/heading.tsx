/** The headline in the content of a page, below the bar with its title. */
export function Heading({ text }: { readonly text: string }) {
  return <h2 className="site-heading">{text}</h2>
}
