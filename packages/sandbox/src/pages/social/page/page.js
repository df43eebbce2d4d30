// @ts-check
// The network's window: a tap on an account vouches for it and closes the window.

const network = document.body.dataset.network ?? ''
const said = /** @type {HTMLElement} */ (document.getElementById('said'))

/** @param {string} userName */
async function choose(userName) {
  const answer = await fetch('/sandbox/social/choose', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ network, userName }),
  })
  if (!answer.ok) throw new Error(`refused with ${answer.status}`)
  const { value } = await answer.json()
  window.opener?.postMessage({ network, token: value.token }, location.origin)
  window.close()
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  const { user } = target.dataset
  if (user === undefined) window.close()
  else
    choose(user).catch((/** @type {unknown} */ reason) => {
      said.textContent = String(reason)
    })
})
