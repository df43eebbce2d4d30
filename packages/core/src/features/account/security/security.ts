import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'

/** What the platform knows of the member, masked with stars. */
export interface SecurityFacts {
  readonly realName: string | undefined
  readonly email: string | undefined
  readonly mobileNum: string | undefined
  /** The login before this one; undefined for the first. */
  readonly lastLogin: LastLogin | undefined
}

export interface LastLogin {
  /** ms since the epoch. */
  readonly time: number | undefined
  readonly ip: string | undefined
}

/** What the user agent says about this device. */
export interface DeviceFacts {
  /** 'Chrome'; undefined where it is unknown. */
  readonly browser: string | undefined
  /** 'Android'. */
  readonly system: string | undefined
  readonly kind: 'phone' | 'tablet' | 'computer' | undefined
  /** Runs from the home screen. */
  readonly installed: boolean
}

/** The data of the security center. */
export interface Security {
  /** Kept in memory only, dropped when the user changes. */
  readonly $facts: ReadableAtom<Resource<SecurityFacts>>
  readonly $device: ReadableAtom<Resource<DeviceFacts>>
  /** Loads both, unless they are loaded. */
  load(): Promise<void>
  refresh(): Promise<void>
}
