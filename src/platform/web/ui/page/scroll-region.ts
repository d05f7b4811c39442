/** What makes a scrolling part reachable by keyboard (WCAG 2.1.1): it takes the focus and has a name. Put it on a `<section>`. */
export const scrollRegion = (label: string) => ({ tabIndex: 0, 'aria-label': label }) as const;
