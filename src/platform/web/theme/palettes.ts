/** The three themes. They differ in these tokens alone; everything else is computed from them. */
import { THEME } from '#platform/contract/defaults.ts';
import type { Tone } from '#platform/contract/status.ts';
import type { Hex } from './colour.ts';

export const THEMES = ['mesra', 'biru', 'kelabu'] as const;
export type ThemeName = (typeof THEMES)[number];
export const DEFAULT_THEME: ThemeName = THEME;

export interface Palette {
  readonly primary: Hex;
  readonly secondary: Hex;
  /** For attention only. */
  readonly accent: Hex;
}

export const PALETTES: Readonly<Record<ThemeName, Palette>> = {
  mesra: { primary: '#0b7f78', secondary: '#345c63', accent: '#d98a1f' },
  biru: { primary: '#1f63b5', secondary: '#3a5578', accent: '#d98a1f' },
  kelabu: { primary: '#48606b', secondary: '#5b6770', accent: '#c8861f' },
};

export const themeName = (name: string | null | undefined): ThemeName => (THEMES.includes(name as ThemeName) ? (name as ThemeName) : DEFAULT_THEME);

/** Grounds and lines; a slight green tint, never pure black. `control` is the edge of what is filled in or switched: 3 against every ground (WCAG 1.4.11). */
export const GROUNDS = {
  light: {
    surface: '#f6f8f7',
    card: '#ffffff',
    sunken: '#eef2f0',
    line: '#dfe6e3',
    text: '#16211f',
    dimmed: '#54625e',
    placeholder: '#667470',
    control: '#7f8e89',
  },
  dark: {
    surface: '#0f1615',
    card: '#16201e',
    sunken: '#121b19',
    line: '#293633',
    text: '#e3ebe8',
    dimmed: '#9baaa6',
    placeholder: '#8a9995',
    control: '#667672',
  },
} as const satisfies Record<'light' | 'dark', Record<string, Hex>>;

export interface ChipTone {
  readonly ground: Hex;
  readonly text: Hex;
  readonly dot: Hex;
}

/** Chips of the specification's six colours: tinted ground, darker text, a dot. `primary` follows the theme. */
export const CHIPS: Readonly<Record<'light' | 'dark', Record<Exclude<Tone, 'primary'>, ChipTone>>> = {
  light: {
    error: { ground: '#fdeceb', text: '#99231b', dot: '#d23b31' },
    info: { ground: '#e8f1fc', text: '#174f91', dot: '#2d77cf' },
    success: { ground: '#e6f5ea', text: '#176233', dot: '#2a9a52' },
    warning: { ground: '#fdf1de', text: '#834c05', dot: '#d98a1f' },
    lightgreen: { ground: '#f0f7dc', text: '#4a5d0d', dot: '#88ab1f' },
    neutral: { ground: '#edf1ef', text: '#4a5652', dot: '#7c8986' },
  },
  dark: {
    error: { ground: '#3a1f1d', text: '#ffb4ac', dot: '#f0645a' },
    info: { ground: '#182c45', text: '#a8cdfb', dot: '#5a9ff0' },
    success: { ground: '#163124', text: '#9fe0b6', dot: '#45bd72' },
    warning: { ground: '#3a2b12', text: '#fbcf8f', dot: '#e9a444' },
    lightgreen: { ground: '#2a3312', text: '#d3e38f', dot: '#a5c63c' },
    neutral: { ground: '#2a3431', text: '#c3cdca', dot: '#8d9a96' },
  },
};
