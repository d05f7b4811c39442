import type { Label } from '../../locale/locale.tsx';

export interface ChartSeries {
  readonly key: string;
  readonly label: Label;
  /** One of the palette's tones; default by position. */
  readonly tone?: 'primary' | 'accent' | 'info' | 'success' | 'warning' | 'error' | undefined;
  /** A CSS colour that it has everywhere else, in place of a tone. */
  readonly colour?: string | undefined;
}

export interface ChartCardProps {
  readonly title: Label;
  readonly context?: Label | undefined;
  /** `rows`: lying bars with their number at the end, for categories with long names. */
  readonly kind: 'bar' | 'line' | 'stacked' | 'rows';
  /** Rows with the category under `x` and a number for each series; a line ends where a row has none. */
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  /** Name of the category's field. */
  readonly x: string;
  readonly xLabel: Label;
  readonly series: readonly ChartSeries[];
  /** Amounts in ringgit: two decimals. */
  readonly money?: boolean | undefined;
  readonly height?: number | undefined;
  /** The category whose value still grows: drawn as unfinished. */
  readonly open?: string | undefined;
}
