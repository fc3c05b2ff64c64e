declare module 'virtual:near-map' {
  interface EncodedTile {
    /** An odd number of these rings is around land: lakes are in them. */
    land: string[];
    cells: string[];
  }

  const tiles: Record<string, () => Promise<{ default: EncodedTile }>>;
  export default tiles;
}
