const shownLargeOnHome = ['objets/parpaings', 'objets/big-bag-gravier'];

export const listIllustrationWidths = (name: string): number[] =>
  shownLargeOnHome.includes(name) ? [304, 480, 920] : [304, 480];
