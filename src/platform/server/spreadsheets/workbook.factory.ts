/** Workbooks for tests, part by part as other programs write them. */
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { entriesOf, unpack } from './unzip-entry.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface MadeWorkbook {
  /** Inside `sheetData`. */
  readonly rows?: string;
  /** The whole part, in place of `rows`. */
  readonly sheet?: ZipEntry['content'];
  /** What stands before and behind `sheetData`. */
  readonly before?: string;
  readonly behind?: string;
  /** `si` elements. */
  readonly strings?: string;
  /** Number formats of the styles 0, 1, 2 …: an id, or a code. */
  readonly formats?: readonly (number | string)[];
  readonly workbook?: string;
  readonly more?: readonly ZipEntry[];
}

/** The text of a part of a file. */
export async function partText(bytes: Buffer, name: string): Promise<string> {
  const part = entriesOf(bytes).get(name);
  return part ? Buffer.concat(await Array.fromAsync(unpack(part, { left: 10_000_000 }))).toString() : '';
}

export const zipOf = (entries: readonly ZipEntry[]) => buffer(Readable.from(zipStream(entries), { objectMode: false }));

export async function madeWorkbook(made: MadeWorkbook): Promise<Buffer> {
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', content: [`<Types><Override PartName="/xl/workbook.xml" ContentType="${WORKBOOK}"/></Types>`] },
    { name: '_rels/.rels', content: [relations([['rId1', 'officeDocument', 'xl/workbook.xml']])] },
    {
      name: 'xl/workbook.xml',
      content: [
        made.workbook ??
          `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
          ['rId8', 'styles', 'styles.xml'],
          ['rId9', 'sharedStrings', 'sharedStrings.xml'],
        ]),
      ],
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: made.sheet ?? [`<worksheet xmlns="${MAIN}">${made.before ?? ''}<sheetData>${made.rows ?? ''}</sheetData>${made.behind ?? ''}</worksheet>`],
    },
  ];
  if (made.strings !== undefined) entries.push({ name: 'xl/sharedStrings.xml', content: [`<sst xmlns="${MAIN}">${made.strings}</sst>`] });
  if (made.formats) entries.push({ name: 'xl/styles.xml', content: [stylesOf(made.formats)] });
  return zipOf([...entries, ...(made.more ?? [])]);
}

const relations = (list: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `<Relationships xmlns="${PACKAGE}">${list
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function stylesOf(formats: readonly (number | string)[]): string {
  const codes = formats.flatMap((format, i) => (typeof format === 'string' ? [`<numFmt numFmtId="${200 + i}" formatCode="${format}"/>`] : []));
  const xfs = formats.map((format, i) => `<xf numFmtId="${typeof format === 'string' ? 200 + i : format}"/>`);
  return `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`;
}
