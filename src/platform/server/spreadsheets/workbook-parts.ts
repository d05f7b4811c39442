/** Which parts of a workbook matter: its first visible sheet, the shared strings, the formats, the calendar. */
import { attribute, scanXml, type Attributes } from './scan-xml.ts';
import { SheetRefused } from './sheet-refusal.ts';
import { unpack, type Budget, type ZipPart } from './unzip-entry.ts';

export interface WorkbookParts {
  readonly sheet: ZipPart;
  readonly strings: ZipPart | null;
  readonly styles: ZipPart | null;
  /** Days count from 1904, as old Macs did. */
  readonly from1904: boolean;
  /** The program that wrote the workbook left its formulas to be computed: what stands beside them is no result. */
  readonly uncomputed: boolean;
}

interface Relation {
  readonly kind: string;
  readonly target: string;
}

/** @throws SheetRefused when the ZIP is no workbook. */
export async function workbookParts(parts: ReadonlyMap<string, ZipPart>, budget: Budget): Promise<WorkbookParts> {
  const root = [...(await relationsOf(parts, '', budget)).values()].find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const workbook = parts.get(root);
  if (!workbook) throw new SheetRefused('unreadable');
  const sheets: { id: string; hidden: boolean }[] = [];
  let from1904 = false;
  let uncomputed = false;
  await scanXml(unpack(workbook, budget), {
    open(name, attributes) {
      if (name === 'sheet') sheets.push({ id: attribute(attributes, 'id') ?? '', hidden: (attribute(attributes, 'state') ?? 'visible') !== 'visible' });
      if (name === 'workbookPr') from1904 = isSet(attributes, 'date1904');
      if (name === 'calcPr') uncomputed = isSet(attributes, 'fullCalcOnLoad');
    },
  });
  const relations = await relationsOf(parts, root, budget);
  const partOf = (kind: string) => parts.get([...relations.values()].find((each) => each.kind === kind)?.target ?? '') ?? null;
  const found = sheets
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => relations.get(id))
    .find((relation) => relation?.kind === 'worksheet');
  const sheet = parts.get(found?.target ?? '') ?? partOf('worksheet');
  if (!sheet) throw new SheetRefused('unreadable');
  return { sheet, strings: partOf('sharedStrings'), styles: partOf('styles'), from1904, uncomputed };
}

const isSet = (attributes: Attributes, name: string) => ['1', 'true'].includes(attribute(attributes, name) ?? '');

/** Relations of a part (`''`: of the package), by id; targets as names of the ZIP. */
async function relationsOf(parts: ReadonlyMap<string, ZipPart>, owner: string, budget: Budget): Promise<Map<string, Relation>> {
  const folder = owner.slice(0, owner.lastIndexOf('/') + 1);
  const file = parts.get(`${folder}_rels/${owner.slice(folder.length)}.rels`);
  const relations = new Map<string, Relation>();
  if (!file) return relations;
  await scanXml(unpack(file, budget), {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { pathname } = new URL(attribute(attributes, 'Target') ?? '', `zip:///${folder}`);
      relations.set(attribute(attributes, 'Id') ?? '', {
        kind: (attribute(attributes, 'Type') ?? '').split('/').at(-1) ?? '',
        target: decodeURIComponent(pathname).replace(/^\/+/, ''),
      });
    },
  });
  return relations;
}
