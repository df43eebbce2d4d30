import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from '../run/processes.mjs'

/** A key and a certificate for this machine alone, made anew for every run. @throws Error without `openssl` */
export async function makeCertificate() {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-certificate-'))
  try {
    const [keyFile, certFile] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
    const { code, output } = await capture('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', keyFile, '-out', certFile],
    ])
    if (code !== 0) throw new Error(`no certificate: openssl said\n${output}`)
    return { key: await readFile(keyFile), cert: await readFile(certFile) }
  } finally {
    await rm(dir, { recursive: true })
  }
}
