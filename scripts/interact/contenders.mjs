/** Where the site has the elements that are tapped, and which elements show that a tap has taken effect. */
const FOYER = {
  ready: '#root[data-live]',
  home: '/m/home',
  list: '/m/slot-games',
  heart: '.fy-shelf .fy-favourite-button',
  menu: '.fy-header > .fy-icon-button',
  menuOpen: 'dialog[open] a',
  menuClose: 'dialog[open] button',
  strip: (code) => `.fy-category-tabs-tab[data-category="${code}"]`,
  all: '.fy-shelf-head[data-category="RNG"] .fy-shelf-all',
  tile: '.fy-game-grid-cell .fy-game-tile',
  tab: (at) => `.fy-toggle-group-tabs > :nth-of-type(${at + 1})`,
}

/** The same elements of each page. `before` is an older build of the site. */
export const CONTENDERS = {
  foyer: FOYER,
  before: FOYER,
  lean: {
    ready: '#root button',
    home: '/m/home',
    list: '/m/home',
    heart: '.grid .heart',
    menu: '.bar button',
    menuOpen: '.menu a',
    menuClose: '.menu button',
    strip: (code) => `.strip [data-category="${code}"]`,
    all: 'section .all',
    tile: '.list .tile',
    tab: (at) => `.strip button:nth-of-type(${at + 1})`,
  },
}
