import { TagsInput } from '@mantine/core';
import { useBound, type FieldProps } from '#platform/web/forms/bind-field.ts';

/** Several short texts, each typed and closed by Enter. */
export function TagsField<V>(props: FieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  return <TagsInput {...bound} clearable acceptValueOnBlur value={Array.isArray(value) ? value.map(String) : []} onChange={set} />;
}
