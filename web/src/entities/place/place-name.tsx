/** « Paris 11e »: our fonts have no superscript letters. */
export function PlaceName({ name }: { name: string }) {
  const [, start, ordinal] = /^(.* \d+)(er|e)$/.exec(name) ?? [];
  if (!start) return name;
  return (
    <>
      {start}
      <sup>{ordinal}</sup>
    </>
  );
}
