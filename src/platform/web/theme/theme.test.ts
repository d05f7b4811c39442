import { describe, expect, it } from 'vitest';
import type { Hex } from './colour.ts';
import { BASE_SHADE, contrast, inkOn, luminance, readableOn, shadesOf } from './colour.ts';
import { mantineTheme, paletteOf, primaryChip, variablesOf } from './mantine-theme.ts';
import { CHIPS, DEFAULT_THEME, GROUNDS, PALETTES, THEMES, themeName } from './palettes.ts';

describe('contrast', () => {
  it('is what WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
  it.each(['light', 'dark'] as const)('of every chip in %s reaches 4.5, its dot 3 against the chip or the word stands beside it', (scheme) => {
    for (const tone of Object.values(CHIPS[scheme])) expect(contrast(tone.text, tone.ground)).toBeGreaterThanOrEqual(4.5);
    // Pins of a map are filled with it, and bear a number.
    for (const tone of Object.values(CHIPS[scheme])) expect(contrast(tone.text, scheme === 'light' ? '#ffffff' : '#000000')).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['light', 'dark'] as const)('of all words on all grounds in %s reaches 4.5', (scheme) => {
    const { surface, card, sunken, text, dimmed, placeholder } = GROUNDS[scheme];
    for (const ground of [surface, card, sunken]) {
      expect(contrast(text, ground)).toBeGreaterThan(10);
      expect(contrast(dimmed, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(placeholder, card)).toBeGreaterThanOrEqual(4.5);
    }
  });
  it.each(['light', 'dark'] as const)('of the edge of every control in %s reaches 3 on all grounds, the ground of fields among them', (scheme) => {
    const { surface, card, sunken, control } = GROUNDS[scheme];
    const field = scheme === 'dark' ? (mantineTheme(PALETTES.mesra).colors?.['dark']?.[6] as Hex) : '#ffffff';
    for (const ground of [surface, card, sunken, field]) expect(contrast(control, ground)).toBeGreaterThanOrEqual(3);
  });
  it.each(THEMES)('of the colours of %s holds as button, as text and as chip', (name) => {
    const palette = PALETTES[name];
    expect(contrast(inkOn(palette.primary), palette.primary)).toBeGreaterThanOrEqual(4.5);
    for (const scheme of ['light', 'dark'] as const) {
      const chip = primaryChip(palette, scheme);
      expect(contrast(chip.text, chip.ground)).toBeGreaterThanOrEqual(4.5);
      const { surface, card, sunken } = GROUNDS[scheme];
      for (const written of ['--mantine-color-anchor', '--mesra-accent-text'] as const) {
        const words = variablesOf(palette)(undefined as never)[scheme][written] as Hex;
        for (const ground of [surface, card, sunken]) expect(contrast(words, ground), `${written} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      const words = { light: '#000000', dark: '#ffffff' } as const;
      for (const colour of ['red', 'orange', 'yellow', 'green', 'blue']) {
        const [ground, icon] = ['light', 'light-color'].map(
          (part) => variablesOf(palette)(undefined as never)[scheme][`--mantine-color-${colour}-${part}`] as Hex,
        );
        expect(contrast(icon as Hex, ground as Hex), colour).toBeGreaterThanOrEqual(4.5);
        expect(contrast(words[scheme], ground as Hex), colour).toBeGreaterThan(10);
      }
    }
  });
});

describe('a colour of the domain', () => {
  it.each(['#ffdd00', '#000000', '#ffffff', '#7c3aed', '#ff6f61'] as Hex[])('%s stays readable whatever it is', (primary) => {
    expect(contrast(inkOn(primary), primary)).toBeGreaterThanOrEqual(4.5);
    for (const scheme of ['light', 'dark'] as const) {
      const chip = primaryChip({ ...PALETTES.mesra, primary }, scheme);
      expect(contrast(chip.text, chip.ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(readableOn(primary, GROUNDS[scheme].surface), GROUNDS[scheme].surface)).toBeGreaterThanOrEqual(4.5);
    }
  });
  it('replaces the theme only where it is a colour', () => {
    expect(paletteOf('biru', { primary: '#123456', secondary: 'red', accent: null })).toEqual({
      name: 'biru',
      primary: '#123456',
      secondary: PALETTES.biru.secondary,
      accent: PALETTES.biru.accent,
    });
  });
});

describe('shades', () => {
  it('go from light to dark around the colour itself', () => {
    const shades = shadesOf('#0b7f78');
    expect(shades).toHaveLength(10);
    expect(shades[BASE_SHADE]).toBe('#0b7f78');
    for (let index = 1; index < shades.length; index += 1) expect(luminance(shades[index] as Hex)).toBeLessThan(luminance(shades[index - 1] as Hex));
  });
});

describe('the theme', () => {
  it('is mesra unless another is named', () => {
    expect(DEFAULT_THEME).toBe('mesra');
    expect([themeName(undefined), themeName('x'), themeName('biru')]).toEqual(['mesra', 'mesra', 'biru']);
  });
  it('respects reduced motion and computes the ink of filled parts', () => {
    const theme = mantineTheme(PALETTES.mesra);
    expect([theme.respectReducedMotion, theme.autoContrast]).toEqual([true, true]);
  });
});
