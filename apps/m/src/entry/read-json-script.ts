/** Reads a `<script type="application/json">` of the document. */
export function readJsonScript(id: string): unknown {
  const block = document.getElementById(id)
  if (block === null) throw new Error(`the document lacks #${id}`)
  return JSON.parse(block.textContent)
}
