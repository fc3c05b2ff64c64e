interface ParsedEvents {
  events: string[];
  rest: string;
}

export function parseEvents(text: string): ParsedEvents {
  const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
  const rest = blocks.pop() ?? '';
  return { events: blocks.map(parseData).filter((data) => data !== ''), rest };
}

function parseData(block: string): string {
  const lines = block.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data:'));
  return lines.map((line) => line.replace(/^data: ?/, '')).join('\n');
}
