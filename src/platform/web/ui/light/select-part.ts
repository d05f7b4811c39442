/** Mantine's Select as a part of its own, loaded when the first list of choices is opened. */
export { Select } from '@mantine/core';
