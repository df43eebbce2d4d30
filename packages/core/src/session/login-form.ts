import type { Context } from '../kernel/context.ts'
import { createForm } from '../kernel/form.ts'
import { LIMITS } from '../limits.ts'
import { loginPassword, loginUsername } from './rules.ts'
import type { LoginForm, Session } from './session.ts'

/** LOGIN-12, LOGIN-13: checks before sending, keeps what was typed when refused. */
export function createLoginForm(context: Context, login: Session['login']): LoginForm {
  const { $language, feedback, intents } = context
  const scope = context.scope.child()
  const form = createForm({
    scope,
    intents,
    initial: { username: '', password: '' },
    rules: { username: loginUsername, password: loginPassword },
    async submit(values, signal) {
      try {
        await login(values, { signal })
      } catch (cause) {
        feedback.error(cause)
        throw cause
      }
    },
  })

  // VALID-19: the messages on screen are checked anew in the new language.
  let cancel = () => {}
  scope.add(
    $language.listen(() => {
      cancel()
      cancel = scope.timeout(form.revalidate, LIMITS.revalidateMs)
    }),
  )

  return {
    ...form,
    dispose() {
      scope.dispose()
      // The password goes with the screen.
      form.reset()
    },
  }
}
