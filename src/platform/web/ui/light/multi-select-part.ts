/** Mantine's MultiSelect as a part of its own, loaded when a choice of several values is reached for. */
import { MultiSelect as KitMultiSelect } from '@mantine/core';

/** What is chosen stands in the middle of a field that is higher than it. */
const IN_THE_MIDDLE = { input: { display: 'flex', alignItems: 'center' }, pillsList: { flex: '1 1 0', minInlineSize: 0 } } as const;

export const MultiSelect = KitMultiSelect.withProps({ styles: IN_THE_MIDDLE });
