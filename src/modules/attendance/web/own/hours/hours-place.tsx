import { Skeleton } from '@mantine/core';

/** As high as the chart, so that nothing below it moves when it comes. */
export const HoursPlace = () => <Skeleton height={236} />;
