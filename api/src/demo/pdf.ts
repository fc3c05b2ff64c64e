export interface PdfLine {
  text: string;
  size?: number;
  isBold?: boolean;
  x?: number;
  drop?: number;
}

const paper = { width: 595, height: 842, margin: 56 };

export async function writePdf(title: string, lines: PdfLine[]): Promise<Buffer> {
  // Imported here: it takes 20 MB, and a server that loads no demo does not need it.
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('fr-FR');
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage([paper.width, paper.height]);
  let y = paper.height - paper.margin;
  for (const { text, size = 10, isBold = false, x = 0, drop = size * 1.6 } of lines) {
    y -= drop;
    page.drawText(keepEncodable(text), { x: paper.margin + x, y, size, font: isBold ? bold : regular });
  }
  return Buffer.from(await pdf.save());
}

/** The standard fonts of PDF only have the characters of Windows-1252. */
const keepEncodable = (text: string) => text.replaceAll('\u202f', '\u00a0').replaceAll('λ', 'lambda');
