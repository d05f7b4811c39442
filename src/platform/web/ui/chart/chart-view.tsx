import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import { formatPrice } from '#platform/contract/money.ts';
import { useLabel } from '../../locale/locale.tsx';
import type { ChartCardProps } from './chart-card.props.ts';

const TONES = {
  primary: 'var(--mesra-primary-text)',
  accent: 'var(--mesra-accent)',
  info: 'var(--chip-info-dot)',
  success: 'var(--chip-success-dot)',
  warning: 'var(--chip-warning-dot)',
  error: 'var(--chip-error-dot)',
} as const;
const ORDER = ['primary', 'accent', 'info', 'success', 'error', 'warning'] as const;

const short = new Intl.NumberFormat('en-MY', { notation: 'compact', maximumFractionDigits: 1 });

/** The drawing itself; its library is loaded with the first chart. */
export function ChartView({ kind, rows, x, series, money, height = 220 }: ChartCardProps) {
  const said = useLabel();
  const still = useReducedMotion();
  const shared = {
    h: height,
    data: rows.map((row) => ({ ...row })),
    dataKey: x,
    series: series.map(({ key, label, tone }, index) => ({ name: key, label: said(label), color: TONES[tone ?? ORDER[index % ORDER.length] ?? 'primary'] })),
    valueFormatter: (value: number) => (money ? formatPrice(value) : String(value)),
    // Five values at most: each is named, or the steps look uneven.
    yAxisProps: { tickFormatter: (value: number) => short.format(value), domain: [0, 'auto'] as [number, 'auto'], width: 48, interval: 0 },
    gridAxis: 'x' as const,
    tickLine: 'none' as const,
    withLegend: series.length > 1,
  };
  if (kind === 'line')
    return (
      <LineChart {...shared} curveType="monotone" strokeWidth={2} lineProps={{ isAnimationActive: !still }} lineChartProps={{ accessibilityLayer: false }} />
    );
  if (kind === 'rows')
    return (
      <BarChart
        {...shared}
        orientation="vertical"
        withXAxis={false}
        gridAxis="none"
        withBarValueLabel
        valueLabelProps={{ position: 'right', fill: 'var(--mantine-color-text)', fontSize: 12 }}
        yAxisProps={{ width: 150, tickMargin: 6, interval: 0 }}
        // Room for the numbers behind the longest bar.
        barChartProps={{ accessibilityLayer: false, margin: { right: 40 } }}
        maxBarWidth={18}
        barProps={{ radius: 3, isAnimationActive: !still }}
      />
    );
  return (
    <BarChart
      {...shared}
      type={kind === 'stacked' ? 'stacked' : 'default'}
      maxBarWidth={36}
      barProps={{ radius: 3, isAnimationActive: !still }}
      barChartProps={{ accessibilityLayer: false }}
    />
  );
}
