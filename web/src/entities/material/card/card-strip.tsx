import type { ComponentProps } from 'react';

/** One line of cards; on a phone it scrolls sideways. */
export function CardStrip(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return (
    <ul
      className="-mx-(--margin) grid snap-x snap-mandatory scroll-px-(--margin) auto-cols-[15.75rem] grid-flow-col gap-3 overflow-x-auto scrollbar-none px-(--margin) py-1 *:snap-start md:mx-0 md:grid-flow-row md:grid-cols-2 md:gap-(--gutter) md:overflow-visible md:px-0 lg:grid-cols-4"
      {...props}
    />
  );
}
