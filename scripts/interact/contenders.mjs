/** Where each of the two pages has what is tapped, and by what one sees that it is ready or has happened. */
export const CONTENDERS = {
  foyer: {
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
  },
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
