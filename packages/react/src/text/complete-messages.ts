/** Every text of an area, but for the plural forms that a language need not share with EN (`list.count_one`). */
export type CompleteMessages<Area> = Readonly<Record<Exclude<keyof Area, `${string}_one`>, string>>
