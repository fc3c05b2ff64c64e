/** The characters of Windows-1252 that differ from Latin-1 and that French uses. */
const windows1252: Record<string, number> = { '€': 0x80, '…': 0x85, '’': 0x92, '–': 0x96, œ: 0x9c, Œ: 0x8c };
const spaces = /[\u202f\u00a0]/g;

export interface PdfLine {
  text: string;
  size?: number;
  isBold?: boolean;
  x?: number;
  drop?: number;
}

const page = { width: 595, height: 842, margin: 56 };

export function writePdf(title: string, lines: PdfLine[]): Buffer {
  const content = drawLines(lines);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    describeFont('Helvetica'),
    describeFont('Helvetica-Bold'),
    `<< /Title <${Buffer.from(`\ufeff${title}`, 'utf16le').swap16().toString('hex')}> >>`,
  ];
  return assemble(objects);
}

const describeFont = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function drawLines(lines: PdfLine[]): string {
  let y = page.height - page.margin;
  const drawn = lines.map(({ text, size = 10, isBold = false, x = 0, drop = size * 1.6 }) => {
    y -= drop;
    return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${page.margin + x} ${y.toFixed(1)} Td ${quote(text)} Tj ET`;
  });
  return drawn.join('\n');
}

function quote(text: string): string {
  const bytes = [...text.replaceAll(spaces, ' ').replaceAll('λ', 'lambda')].map((sign) => {
    const code = windows1252[sign] ?? sign.charCodeAt(0);
    return code < 256 ? String.fromCharCode(code) : '?';
  });
  return `(${bytes.join('').replaceAll(/[\\()]/g, String.raw`\$&`)})`;
}

function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${rows}${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
