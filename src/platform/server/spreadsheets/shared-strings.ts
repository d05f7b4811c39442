/** Texts of a workbook: those that cells share, and those that stand in a cell. */
import { scanXml } from './scan-xml.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SheetRefused } from './sheet-refusal.ts';
import { unpack, type Budget, type ZipPart } from './unzip-entry.ts';

/** Collects the text of one `si` or `is`: its `t`, or the `t` of its runs; readings of Japanese names (`rPh`) are left out. */
export class TextCollector {
  #text = '';
  #inText = false;
  #inReading = false;

  start(): void {
    this.#text = '';
    this.#inText = this.#inReading = false;
  }
  open(name: string): void {
    if (name === 't') this.#inText = !this.#inReading;
    if (name === 'rPh') this.#inReading = true;
  }
  close(name: string): void {
    if (name === 't') this.#inText = false;
    if (name === 'rPh') this.#inReading = false;
  }
  add(text: string): void {
    if (this.#inText) this.#text += text;
  }
  get text(): string {
    return plainText(this.#text);
  }
}

/** Characters that XML cannot hold are written as `_x000D_` (ECMA-376 part 1, 22.4.2.4). */
export const plainText = (text: string) =>
  text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/** @throws SheetRefused above the limits. */
export async function readSharedStrings(part: ZipPart | null, budget: Budget): Promise<readonly string[]> {
  const strings: string[] = [];
  if (!part) return strings;
  const collector = new TextCollector();
  await scanXml(unpack(part, budget), {
    open(name) {
      if (name === 'si') collector.start();
      else collector.open(name);
    },
    text: (text) => collector.add(text),
    close(name) {
      collector.close(name);
      if (name !== 'si') return;
      if (strings.length >= SHEET_LIMITS.sharedStrings) throw new SheetRefused('tooBig');
      strings.push(collector.text);
    },
  });
  return strings;
}
