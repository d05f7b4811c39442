/** What a number is by itself: spaces and capitals make no other one, as the unique indexes say. */
export const foldedNumber = (number: string): string => number.toLowerCase().replaceAll(' ', '');
