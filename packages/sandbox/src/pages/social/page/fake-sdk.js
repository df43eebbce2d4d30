// @ts-check
// Stands for the scripts of Google and Facebook: the same globals with the functions that sites use, and a window in
// which a person chooses one of the sandbox's accounts. A classic script, as theirs are.
;(() => {
  const LOOK_MS = 200

  /**
   * @param {string} network
   * @param {(token: string | undefined) => void} answered nothing for a window that was closed
   * @returns {Window | null}
   */
  function ask(network, answered) {
    const opened = window.open(`/sandbox/social/${network}`, '_blank', 'popup,width=420,height=640')
    if (opened === null) return null
    /** @param {string | undefined} token */
    const end = (token) => {
      window.removeEventListener('message', hear)
      clearInterval(look)
      answered(token)
    }
    /** @param {MessageEvent} event */
    const hear = ({ source, origin, data }) => {
      if (source === opened && origin === location.origin && data?.network === network) end(data.token)
    }
    let wasClosed = false
    const look = setInterval(() => {
      // A window that has chosen closes itself, and its message may come after that.
      if (wasClosed) end(undefined)
      wasClosed = opened.closed
    }, LOOK_MS)
    window.addEventListener('message', hear)
    return opened
  }

  /** @typedef {{ callback(answer: { credential: string }): void }} Settings */

  /** @type {Settings | undefined} */
  let google
  /** @type {Window | null} */
  let prompted = null

  /** Google's prompt is in its cooldown while the tab has this entry. */
  const isCoolingDown = () => sessionStorage.getItem('sandbox.google') === 'cooldown'

  const id = {
    /** @param {Settings} options */
    initialize(options) {
      google = options
    },
    /** @param {(moment: object) => void} [told] */
    prompt(told = () => {}) {
      if (isCoolingDown()) {
        told({ isNotDisplayed: () => false, isSkippedMoment: () => true, isDismissedMoment: () => false })
        return
      }
      prompted = ask('google', (credential) => {
        if (credential) google?.callback({ credential })
        else told({ isNotDisplayed: () => false, isSkippedMoment: () => true, isDismissedMoment: () => false })
      })
      if (prompted === null) told({ isNotDisplayed: () => true })
    },
    /** @param {Element} place */
    renderButton(place) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Sign in with Google (sandbox)'
      button.addEventListener('click', () => {
        ask('google', (credential) => {
          if (credential) google?.callback({ credential })
        })
      })
      place.replaceChildren(button)
    },
    cancel() {
      prompted?.close()
    },
  }

  const FB = {
    init() {},
    /** @param {(answer: object) => void} answered */
    login(answered) {
      const closed = { status: 'unknown', authResponse: null }
      const opened = ask('facebook', (accessToken) =>
        answered(accessToken ? { status: 'connected', authResponse: { accessToken } } : closed),
      )
      if (opened === null) answered(closed)
    },
  }

  Object.assign(window, { google: { accounts: { id } }, FB })
})()
