import { ColorInput } from '@mantine/core';
import { useBound, asText, type FieldProps } from '#platform/web/forms/bind-field.ts';

/** Tones that stay apart from each other in lists and calendars. */
const SWATCHES = ['#0f766e', '#0369a1', '#1d4ed8', '#6d28d9', '#a21caf', '#be185d', '#b91c1c', '#c2410c', '#a16207', '#4d7c0f', '#475569', '#64748b'];

/** A colour as `#rrggbb`, from the palette or typed. */
export function ColourField<V>(props: FieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  return <ColorInput {...bound} format="hex" swatches={SWATCHES} swatchesPerRow={6} withEyeDropper={false} value={asText(value)} onChange={set} />;
}
