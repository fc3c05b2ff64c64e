import type { PDFFont } from 'pdf-lib';

export type PdfBlock =
  | { kind: 'text'; text: string; size?: number; isBold?: boolean; drop?: number }
  | { kind: 'table'; rows: [label: string, value: string][] }
  | { kind: 'picture'; jpeg: Buffer };

interface PdfContent {
  title: string;
  pages: PdfBlock[][];
  footer: string;
}

const paper = { width: 595, height: 842, margin: 56 };
const columns = { label: paper.margin, value: 260, right: paper.width - paper.margin };
const textWidth = columns.right - columns.label;
const rowHeight = 22;

export async function writePdf({ title, pages, footer }: PdfContent): Promise<Buffer> {
  // Imported here: it takes 20 MB, and a server that loads no demo does not need it.
  const { PDFDocument, StandardFonts, grayscale } = await import('pdf-lib');
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('fr-FR');
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const [index, blocks] of pages.entries()) {
    const page = pdf.addPage([paper.width, paper.height]);
    let y = paper.height - paper.margin;
    const write = (text: string, x: number, size: number, font: PDFFont) =>
      page.drawText(keepEncodable(text), { x, y, size, font });
    for (const block of blocks) {
      if (block.kind === 'text') {
        const { text, size = 10, isBold = false, drop = size * 1.6 } = block;
        const font = isBold ? bold : regular;
        for (const [line, words] of wrap(keepEncodable(text), size, font).entries()) {
          y -= line === 0 ? drop : size * 1.5;
          write(words, columns.label, size, font);
        }
      } else if (block.kind === 'table') {
        for (const [label, value] of block.rows) {
          y -= rowHeight;
          write(label, columns.label, 10, regular);
          write(value, columns.value, 10, bold);
          const lineY = y - 7;
          page.drawLine({
            start: { x: columns.label, y: lineY },
            end: { x: columns.right, y: lineY },
            thickness: 0.5,
            color: grayscale(0.75),
          });
        }
      } else {
        const image = await pdf.embedJpg(block.jpeg);
        const height = (textWidth * image.height) / image.width;
        y -= height + 20;
        page.drawImage(image, { x: columns.label, y, width: textWidth, height });
      }
    }
    y = paper.margin / 2;
    write(`${footer} Page ${index + 1} sur ${pages.length}`, columns.label, 8, regular);
  }
  return Buffer.from(await pdf.save());
}

function wrap(text: string, size: number, font: PDFFont): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || font.widthOfTextAtSize(longer, size) > textWidth) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The standard fonts of PDF only have the characters of Windows-1252. */
const keepEncodable = (text: string) => text.replaceAll('\u202f', '\u00a0').replaceAll('λ', 'lambda');
