import { LIMITS } from '../config/limits.ts'
import { FoyerError } from '../kernel/errors.ts'

/**
 * The body as text. A body that is too large is refused while it is read, since parsing cannot be interrupted.
 * @throws FoyerError `response.malformed`, or the error of the stream
 */
export async function readText(response: Response, endpoint: string): Promise<string> {
  const tooLarge = () => new FoyerError({ code: 'response.malformed', endpoint, status: response.status })
  const { body } = response
  if (body === null) return ''
  if (Number(response.headers.get('content-length')) > LIMITS.answer.maxBytes) {
    await body.cancel()
    throw tooLarge()
  }
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > LIMITS.answer.maxBytes) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}
