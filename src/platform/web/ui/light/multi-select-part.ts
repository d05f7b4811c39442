/** Mantine's MultiSelect as a part of its own, loaded when a choice of several values is reached for. */
export { MultiSelect } from '@mantine/core';
