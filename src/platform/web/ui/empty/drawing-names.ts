/** What a place is empty of. */
export type Drawing = 'register' | 'people' | 'organisation' | 'leave' | 'calendar' | 'money' | 'document' | 'place' | 'bank' | 'done' | 'permit' | 'chart';

/** Paths of a drawing. */
export type Lines = readonly [primary: string, accent: string];
