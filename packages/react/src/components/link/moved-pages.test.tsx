import { routes, type SiteRouteTable } from '@foyer/core/site'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { Header } from '../../site/header/header.tsx'
import { SignInFooter } from '../../site/sign-in-footer/sign-in-footer.tsx'
import { renderWith } from '../../testing/render.tsx'
import { openLobby } from '../../testing/sandbox-lobby.ts'
import { RegisterForm } from '../register-form/register-form.tsx'
import { SignInForm } from '../sign-in-form/sign-in-form.tsx'

afterEach(cleanup)

const MOVED: SiteRouteTable = {
  ...routes,
  home: { ...routes.home, paths: ['/start'] },
  signIn: { ...routes.signIn, paths: ['/sign-in'] },
  register: { ...routes.register, paths: ['/join'] },
  forgotPassword: { ...routes.forgotPassword, paths: ['/forgot'] },
  trial: { ...routes.trial, paths: ['/try'], aliases: [] },
}

const pathsShown = () =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '').filter((href) => href !== '')

it('links of our components have the addresses of the table', async () => {
  const lobby = await openLobby({ path: '/start', routes: MOVED })
  onTestFinished(lobby.end)
  renderWith(
    lobby.foyer,
    <>
      <Header />
      <SignInForm />
      <RegisterForm />
      <SignInFooter />
    </>,
  )
  await lobby.settle()
  expect(pathsShown()).toEqual(expect.arrayContaining(['/start', '/sign-in', '/join', '/forgot']))
  expect(pathsShown().filter((path) => path.startsWith('/m/') && !path.startsWith('/m/help'))).toEqual([])
})
