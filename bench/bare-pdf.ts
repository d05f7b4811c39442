/** pdfkit bare: words with the face of the portal, tagged, drawn line by line without our layout. */
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PdfkitDocument from 'pdfkit';

const find = createRequire(import.meta.url);
const FACE = '@fontsource/inter/files/inter-latin-400-normal.woff';

/** Draws the words anew at each call; answers the size of the file. */
export function bareRenderer(words: readonly string[]): () => Promise<number> {
  const regular = create(readFileSync(find.resolve(FACE)));
  return () =>
    new Promise((resolve, reject) => {
      const document = new PdfkitDocument({
        size: 'A4',
        margin: 40,
        pdfVersion: '1.7',
        subset: 'PDF/UA' as 'PDF/A-1',
        tagged: true,
        lang: 'en-MY',
        info: { Title: 'Payslip' },
        displayTitle: true,
      });
      let bytes = 0;
      document.on('data', (chunk: Buffer) => void (bytes += chunk.length));
      document.on('end', () => resolve(bytes));
      document.on('error', reject);
      document.registerFont('regular', regular as unknown as string);
      document.font('regular').fontSize(8.5);
      for (const word of words) document.addStructure(document.struct('P', {}, () => void document.text(word)));
      document.end();
    });
}
