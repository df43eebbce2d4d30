export const en = {
  'palm.vip': 'Palm VIP',
  'palm.vip.title': 'Palm VIP {level}',
  'palm.vip.benefits': 'Benefits of level {level}',
  'palm.vip.offers': 'All offers',
} as const
