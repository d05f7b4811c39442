/** One line of whole minutes on which everything happens; the offset of the company's clock says where its days begin. */

/** Seconds are cut (O1), whichever clock wrote them. */
export const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);

export const at = (date: string, time: string, offset: string): number => minuteOf(`${date}T${time}:00${offset}`);

const offsetMinutes = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

/** The date that the company's wall shows. */
export const dateOn = (minute: number, offset: string): string => new Date((minute + offsetMinutes(offset)) * 60_000).toISOString().slice(0, 10);

export const dayAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;
