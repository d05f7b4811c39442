/** The visible chart as a picture: one line a unit, joined by elbows. */
import type { Row } from './org-tree.ts';

const LINE = 34;
const INDENT = 30;
const MARGIN = 28;
const FONT = "'Inter Variable', Inter, system-ui, sans-serif";
/** Paper colours, whatever the colour scheme of the screen. */
const INK = '#16211f';
const SOFT = '#54625e';
const RULE = '#a9b7b2';
const BRAND = '#0b7f78';

const wordsOf = ({ node }: Row) => (node.person ? `${node.name} · ${node.person}` : node.name);

/** Draws rows at twice the resolution, so that the picture prints sharply. */
export function drawChart(rows: readonly Row[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (!measure) throw new Error('This browser draws no pictures');
  measure.font = `600 14px ${FONT}`;
  const width = Math.max(...rows.map((row) => measure.measureText(wordsOf(row)).width + row.level * INDENT)) + MARGIN * 2;
  const height = rows.length * LINE + MARGIN * 2;
  canvas.width = Math.ceil(width * 2);
  canvas.height = Math.ceil(height * 2);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.scale(2, 2);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  const middle = (index: number) => MARGIN + index * LINE + LINE / 2;
  const left = (row: Row) => MARGIN + (row.level - 1) * INDENT;
  rows.forEach((row, index) => {
    const parent = rows.findIndex(({ node }) => node.key === row.parent);
    const above = rows[parent];
    if (above) {
      pen.strokeStyle = RULE;
      pen.beginPath();
      pen.moveTo(left(above) + 5, middle(parent) + 8);
      pen.lineTo(left(above) + 5, middle(index));
      pen.lineTo(left(row) - 6, middle(index));
      pen.stroke();
    }
    pen.fillStyle = row.level === 1 ? BRAND : row.node.kind === 'position' ? RULE : BRAND;
    pen.beginPath();
    pen.arc(left(row) + 5, middle(index), 4, 0, Math.PI * 2);
    pen.fill();
    pen.textBaseline = 'middle';
    pen.fillStyle = INK;
    pen.font = `${row.node.kind === 'position' ? 400 : 600} 14px ${FONT}`;
    pen.fillText(row.node.name, left(row) + 16, middle(index));
    if (row.node.person) {
      const shift = pen.measureText(`${row.node.name} `).width;
      pen.fillStyle = SOFT;
      pen.font = `400 14px ${FONT}`;
      pen.fillText(`· ${row.node.person}`, left(row) + 16 + shift, middle(index));
    }
  });
  return canvas;
}

export function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/png'));
}
