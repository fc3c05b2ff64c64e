interface Taken {
  /** The data of each event that is whole; comments are nobody's. */
  events: string[];
  /** The beginning of the next, to be read again with what follows it. */
  rest: string;
}

/** Of the text of a stream, as far as it has come: it may be cut anywhere. */
export function takeEvents(text: string): Taken {
  const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
  const rest = blocks.pop() ?? '';
  return { events: blocks.map(readData).filter((data) => data !== ''), rest };
}

function readData(block: string): string {
  const lines = block.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data:'));
  return lines.map((line) => line.replace(/^data: ?/, '')).join('\n');
}
