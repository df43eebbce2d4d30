import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'

/** What the platform knows of the person, with stars where a screen need not tell. */
export interface SecurityFacts {
  readonly realName: string | undefined
  readonly email: string | undefined
  readonly mobileNum: string | undefined
  /** The login before this one, as the platform tells; undefined for the first. */
  readonly lastLogin: LastLogin | undefined
}

export interface LastLogin {
  /** ms since the epoch. */
  readonly time: number | undefined
  readonly ip: string | undefined
}

/** What this device says of itself. */
export interface DeviceFacts {
  /** 'Chrome'; undefined where it cannot be told. */
  readonly browser: string | undefined
  /** 'Android'. */
  readonly system: string | undefined
  readonly kind: 'phone' | 'tablet' | 'computer' | undefined
  /** Runs from the home screen. */
  readonly installed: boolean
}

/** The facts behind the security center. */
export interface Security {
  /** Kept in memory only, dropped when somebody else logs in. */
  readonly $facts: ReadableAtom<Resource<SecurityFacts>>
  readonly $device: ReadableAtom<Resource<DeviceFacts>>
  /** Both, unless they are known. */
  load(): Promise<void>
  refresh(): Promise<void>
}
