/** "Paris 11e": the ordinal is raised by hand, our faces have no such letters. */
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
