/** The part of a drawing inside a box (left, top, width, height). */
export const cropDrawing = (svg: string, box: number[]): string =>
  svg.replace(/viewBox="[^"]+"/, `viewBox="${box.join(' ')}"`);
