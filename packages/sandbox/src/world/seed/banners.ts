import type { SeedBanner } from './seed-data.ts'

/** The carousels of home, game lists and registration. */
export function createBanners(): readonly SeedBanner[] {
  return [
    {
      bannerId: 1,
      groupName: 'm_home',
      url: '/m/activity',
      title: {
        EN: 'Welcome round: 20 free spins, no strings',
        TY: 'Pambungad: 20 libreng spin',
        BN: 'স্বাগত রাউন্ড: 20টি ফ্রি স্পিন',
      },
      images: ['banners/home-1.jpg'],
    },
    {
      bannerId: 2,
      groupName: 'm_home',
      url: '/m/fishing-games',
      title: { EN: 'Golden carp weekend', TY: 'Weekend ng gintong karpa', BN: 'সোনালি কার্পের সপ্তাহান্ত' },
      images: ['banners/home-2.jpg'],
    },
    {
      bannerId: 3,
      groupName: 'm_home',
      url: '{partner}',
      title: { EN: 'Live salon, every evening', TY: 'Live salon, gabi-gabi', BN: 'লাইভ স্যালন, প্রতি সন্ধ্যায়' },
      images: ['banners/home-3.jpg'],
    },
    {
      bannerId: 4,
      groupName: 'm_home',
      url: '/m/sport-games',
      title: {
        EN: 'Matchday: second-chance bet',
        TY: 'Matchday: pangalawang pagkakataon',
        BN: 'ম্যাচের দিন: দ্বিতীয় সুযোগের বাজি',
      },
      images: ['banners/home-4.jpg'],
    },
    {
      bannerId: 5,
      groupName: 'm_home',
      url: '/m/gameList?gameType=RNG&isNew=1',
      title: { EN: 'Sixteen new slots', TY: 'Labing-anim na bagong slots', BN: 'ষোলোটি নতুন স্লট' },
      images: ['banners/home-5.jpg'],
    },
    {
      bannerId: 6,
      groupName: 'm_game',
      url: '/m/hot-games',
      title: {
        EN: 'What everyone plays this week',
        TY: 'Ang nilalaro ng lahat ngayong linggo',
        BN: 'এই সপ্তাহে সবাই যা খেলছে',
      },
      images: ['banners/game-1.jpg'],
    },
    {
      bannerId: 7,
      groupName: 'm_game',
      url: '/m/poker-games',
      title: { EN: 'Card rooms, open all night', TY: 'Card rooms, bukas magdamag', BN: 'কার্ড রুম, সারা রাত খোলা' },
      images: ['banners/game-2.jpg'],
    },
    {
      bannerId: 8,
      groupName: 'm_reg',
      url: '',
      title: {
        EN: 'Join in two minutes. 18+',
        TY: 'Sumali sa loob ng dalawang minuto. 18+',
        BN: 'দুই মিনিটে যোগ দিন। 18+',
      },
      images: ['banners/reg-1.jpg'],
    },
  ]
}
