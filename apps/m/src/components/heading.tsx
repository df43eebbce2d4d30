/** A page's own headline, below the bar that names the page. */
export function Heading({ text }: { readonly text: string }) {
  return <h2 className="site-heading">{text}</h2>
}
