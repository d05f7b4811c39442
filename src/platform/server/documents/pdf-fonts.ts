/**
 * The font files of the documents and the characters that each is asked for: Inter for Latin letters, Noto for Arabic
 * (with Jawi), Tamil and Chinese letters, DejaVu for the rest. A file is read when a text first needs it; the Chinese
 * typeface comes in a hundred files of some two hundred letters.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { readWoff2 } from './read-woff2.ts';

export type FaceName = 'regular' | 'bold';

/** A script whose letters change their form and place beside each other. */
export type ShapedScript = 'arab' | 'taml';

/** An open font file. */
export interface Cut {
  /** Differs from every other file of the face. */
  readonly number: number;
  readonly font: Font;
}

const ARABIC = /\p{Script_Extensions=Arabic}/u;
const TAMIL = /\p{Script_Extensions=Tamil}/u;
/** With the punctuation and the full-width forms that Chinese texts use. */
const CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const CHINESE_PACKAGE = '@fontsource-variable/noto-sans-sc';

const find = createRequire(import.meta.url);
const WEIGHT: Readonly<Record<FaceName, number>> = { regular: 400, bold: 600 };
const REST: Readonly<Record<FaceName, string>> = { regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf', bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' };

export function scriptOf(letter: string): ShapedScript | null {
  if (ARABIC.test(letter)) return 'arab';
  return TAMIL.test(letter) ? 'taml' : null;
}

export class FontFiles {
  readonly #weight: number;
  readonly #rest: string;
  readonly #open = new Map<string, Cut>();

  constructor(name: FaceName) {
    this.#weight = WEIGHT[name];
    this.#rest = REST[name];
  }

  /** The first file: its measures are those of the face. */
  get first(): Cut {
    return this.#latin('latin');
  }

  /** The file that has an empty box for a character of no file. */
  get last(): Cut {
    return this.#file(this.#rest);
  }

  /** The file that has the character; null: none has it. */
  cutOf(character: number): Cut | null {
    for (const cut of this.#candidates(character)) if (cut.font.hasGlyphForCodePoint(character)) return cut;
    return null;
  }

  /** The file in which letters of a script are joined and placed. */
  shaped(script: ShapedScript): Cut {
    return this.#file(
      script === 'arab'
        ? `@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-${this.#weight}-normal.woff`
        : `@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-${this.#weight}-normal.woff`,
    );
  }

  *#candidates(character: number): Generator<Cut> {
    const letter = String.fromCodePoint(character);
    for (const part of ['latin', 'latin-ext', 'vietnamese']) yield this.#latin(part);
    const script = scriptOf(letter);
    if (script) yield this.shaped(script);
    const part = CHINESE.test(letter) ? chinesePart(character) : null;
    if (part !== null) yield this.#file(`${CHINESE_PACKAGE}/files/noto-sans-sc-${part}-wght-normal.woff2`);
    yield this.last;
  }

  #latin(part: string): Cut {
    return this.#file(`@fontsource/inter/files/inter-${part}-${this.#weight}-normal.woff`);
  }

  #file(path: string): Cut {
    let cut = this.#open.get(path);
    if (!cut) {
      const bytes = readFileSync(find.resolve(path));
      const font = path.endsWith('.woff2') ? create(readWoff2(bytes)).getVariation({ wght: this.#weight }) : create(bytes);
      cut = { number: this.#open.size, font };
      this.#open.set(path, cut);
    }
    return cut;
  }
}

type Range = readonly [from: number, to: number, part: string];
let chineseRanges: readonly Range[] | undefined;

/** The number of the Chinese file that has a character, by the list of the package: `{"[4]": "U+4e00,U+4e10-4e12"}`. */
function chinesePart(character: number): string | null {
  chineseRanges ??= Object.entries(find(`${CHINESE_PACKAGE}/unicode.json`) as Record<string, string>).flatMap(([name, list]) => {
    const part = /^\[(\d+)\]$/.exec(name)?.[1];
    if (part === undefined) return [];
    return list.split(',').map((range): Range => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16), part];
    });
  });
  return chineseRanges.find(([from, to]) => character >= from && character <= to)?.[2] ?? null;
}
