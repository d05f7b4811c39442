/** Tokens → Mantine. Contrast of every colour pair is computed here, never assumed. */
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';
import { contrast, inkOn, isHex, readableOn, shadesOf, BASE_SHADE, type Hex } from './colour.ts';
import { CHIPS, GROUNDS, PALETTES, themeName, type ChipTone, type Palette, type ThemeName } from './palettes.ts';

export interface ColourChoice {
  readonly primary?: string | null | undefined;
  readonly secondary?: string | null | undefined;
  readonly accent?: string | null | undefined;
}

/** The palette of a theme with the domain's own colours over it; what is no colour is ignored. */
export function paletteOf(name: string | null | undefined, colours?: ColourChoice | null): Palette & { readonly name: ThemeName } {
  const key = themeName(name);
  const base = PALETTES[key];
  const own = (value: string | null | undefined, fallback: Hex): Hex => (isHex(value) ? value : fallback);
  return {
    name: key,
    primary: own(colours?.primary, base.primary),
    secondary: own(colours?.secondary, base.secondary),
    accent: own(colours?.accent, base.accent),
  };
}

const NEUTRAL: MantineColorsTuple = ['#f6f8f7', '#eef2f0', '#dfe6e3', '#cbd5d1', '#a9b7b2', '#87968f', '#667470', '#54625e', '#36423f', '#16211f'];
const DARK: MantineColorsTuple = ['#e3ebe8', '#bccac6', '#9baaa6', '#6f7f7b', '#32413e', '#1f2b29', '#1a2523', '#16201e', '#121b19', '#0f1615'];
/** What lies under a dialog or a drawer, whichever it is (also in `waiting-drawer.module.css`): dimmed, and still read. */
const OVERLAY = { backgroundOpacity: 0.3 };

const LISTS = { defaultProps: { withScrollArea: false }, styles: { options: { maxHeight: 240, overflowY: 'auto' } } } as const;
const CHOICES = { ...LISTS, defaultProps: { ...LISTS.defaultProps, openOnFocus: false } } as const;
const px = (value: number) => `${value / 16}rem`;

export function mantineTheme(palette: Palette): MantineThemeOverride {
  const shades = shadesOf(palette.primary);
  return createTheme({
    primaryColor: 'mesra',
    primaryShade: { light: BASE_SHADE, dark: BASE_SHADE },
    autoContrast: true,
    // The luminance at which black and white contrast equally.
    luminanceThreshold: 0.179,
    black: '#16211f',
    colors: {
      mesra: [...shades] as unknown as MantineColorsTuple,
      secondary: [...shadesOf(palette.secondary)] as unknown as MantineColorsTuple,
      accent: [...shadesOf(palette.accent)] as unknown as MantineColorsTuple,
      red: [...shadesOf('#b8322a')] as unknown as MantineColorsTuple,
      green: [...shadesOf('#1d7a41')] as unknown as MantineColorsTuple,
      gray: NEUTRAL,
      dark: DARK,
    },
    fontFamily: "'Inter Variable', Inter, 'As Inter: Arial', 'As Inter: Roboto', 'As Inter: Open Sans', system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
    fontSizes: { xs: px(12), sm: px(13), md: px(14), lg: px(16), xl: px(18) },
    lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.4' },
    headings: {
      fontWeight: '600',
      sizes: {
        h1: { fontSize: px(22), lineHeight: '1.25' },
        h2: { fontSize: px(18), lineHeight: '1.3' },
        h3: { fontSize: px(16), lineHeight: '1.35' },
        h4: { fontSize: px(14), lineHeight: '1.4' },
      },
    },
    radius: { xs: px(4), sm: px(6), md: px(8), lg: px(12), xl: px(999) },
    defaultRadius: 'sm',
    spacing: { xs: px(8), sm: px(12), md: px(16), lg: px(24), xl: px(32) },
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
    components: {
      InputWrapper: { styles: { label: { fontSize: px(13), marginBlockEnd: 4 }, error: { marginBlockStart: 4 }, description: { marginBlockEnd: 4 } } },
      // The options of a closed list are not drawn: those of all choices of a form were half of what a phone drew of it.
      Combobox: { defaultProps: { keepMounted: false } },
      // The list itself scrolls, not a part around it, so that it stays within the combobox for assistive technology.
      // The focus alone opens no list: it opens by a click, an arrow or typing, so a form may begin with one.
      Select: CHOICES,
      MultiSelect: CHOICES,
      Autocomplete: LISTS,
      Button: { defaultProps: { size: 'sm' } },
      Paper: { defaultProps: { radius: 'md' }, styles: { root: { borderColor: 'var(--mesra-line)' } } },
      Card: { defaultProps: { radius: 'md' } },
      // A dialog's header is no banner of the page.
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      Modal: { defaultProps: { centered: true, radius: 'md', transitionProps: { transition: 'fade', duration: 140 }, overlayProps: OVERLAY } },
      Drawer: { defaultProps: { transitionProps: { duration: 160 }, overlayProps: OVERLAY } },
      // The library's empty first stop of the focus is no item, and a menu may hold nothing else: the first item takes the focus.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false, menuItemTabIndex: 0, transitionProps: { transition: 'pop', duration: 120 }, shadow: 'sm' } },
      Popover: { defaultProps: { transitionProps: { transition: 'pop', duration: 120 }, shadow: 'sm' } },
      Tooltip: { defaultProps: { openDelay: 250, transitionProps: { duration: 120 } } },
    },
  });
}

const chipVariables = (chips: Record<string, ChipTone>) =>
  Object.fromEntries(
    Object.entries(chips).flatMap(([name, { ground, text, dot }]) => [
      [`--chip-${name}-ground`, ground],
      [`--chip-${name}-text`, text],
      [`--chip-${name}-dot`, dot],
    ]),
  );

/** The kit's names of colours by what they say here. Its own grounds would be far stronger than a chip's, in the dark most of all. */
const NOTES = { red: 'error', orange: 'warning', yellow: 'warning', green: 'success', blue: 'info' } as const;

const noteVariables = (chips: Record<'error' | 'warning' | 'success' | 'info', ChipTone>) =>
  Object.fromEntries(
    Object.entries(NOTES).flatMap(([colour, tone]) => [
      [`--mantine-color-${colour}-light`, chips[tone].ground],
      [`--mantine-color-${colour}-light-hover`, chips[tone].ground],
      [`--mantine-color-${colour}-light-color`, chips[tone].text],
    ]),
  );

/** The chip of the theme's own colour. */
export function primaryChip(palette: Palette, scheme: 'light' | 'dark'): ChipTone {
  const ground = mix(palette.primary, GROUNDS[scheme].card, scheme === 'light' ? 0.11 : 0.28);
  return { ground, text: readableOn(palette.primary, ground, scheme === 'light' ? 5 : 7), dot: readableOn(palette.primary, ground, 3) };
}

function mix(a: Hex, b: Hex, share: number): Hex {
  const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(a, at) * share + part(b, at) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The custom properties of both schemes. */
export function variablesOf(palette: Palette): CSSVariablesResolver {
  const scheme = (name: 'light' | 'dark') => {
    const grounds = GROUNDS[name];
    // A link stands on any ground, also on that of the row that has the focus.
    const text = name === 'light' ? readableOn(palette.primary, grounds.sunken, 4.6) : readableOn(palette.primary, grounds.surface, 7);
    const tint = primaryChip(palette, name);
    const error = name === 'light' ? '#a8271f' : '#ff9d94';
    return {
      '--mantine-color-body': grounds.card,
      '--mantine-color-text': grounds.text,
      '--mantine-color-dimmed': grounds.dimmed,
      '--mantine-color-placeholder': grounds.placeholder,
      '--mantine-color-error': error,
      '--mantine-color-anchor': text,
      '--mantine-color-default': grounds.card,
      '--mantine-color-default-border': name === 'light' ? '#cbd5d1' : '#3a4946',
      '--mantine-color-default-hover': grounds.sunken,
      '--mantine-color-mesra-text': text,
      '--mantine-color-mesra-outline': text,
      '--mantine-color-mesra-light': tint.ground,
      '--mantine-color-mesra-light-hover': tint.ground,
      '--mantine-color-mesra-light-color': tint.text,
      '--mantine-color-mesra-filled-hover': contrast(palette.primary, '#ffffff') > 4.5 ? shadesOf(palette.primary)[8] : palette.primary,
      '--mantine-color-red-text': error,
      // Menus write in this shade.
      '--mantine-color-red-6': error,
      '--mantine-color-red-outline': error,
      ...noteVariables(CHIPS[name]),
      '--mesra-surface': grounds.surface,
      '--mesra-card': grounds.card,
      '--mesra-sunken': grounds.sunken,
      '--mesra-line': grounds.line,
      '--mesra-control': grounds.control,
      '--mesra-primary-text': text,
      '--mesra-primary-ink': inkOn(palette.primary),
      '--mesra-accent': palette.accent,
      '--mesra-accent-text': [grounds.card, grounds.surface, grounds.sunken].reduce((hex, ground) => readableOn(hex, ground, 4.6), palette.accent),
      ...chipVariables({ ...CHIPS[name], primary: tint }),
    };
  };
  return () => ({ variables: {}, light: scheme('light'), dark: scheme('dark') });
}
