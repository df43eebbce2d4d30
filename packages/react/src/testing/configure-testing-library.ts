import { configure } from '@testing-library/react'

configure({
  // Effects run, end and run again, and a render may be thrown away. At one place: each call of `configure` sets it anew.
  reactStrictMode: true,
  // What is waited for comes within milliseconds; only on a busy machine does it take longer.
  asyncUtilTimeout: 10_000,
})
