/** Quantities are counted in whole thousandths, so that sums of kg are exact. Pure. */
const THOUSANDTHS = 1000;

/** @param quantity of the wire, or a decimal text of a table */
export const toThousandths = (quantity: number | string): number => Math.round(Number(quantity) * THOUSANDTHS);
export const fromThousandths = (thousandths: number): number => thousandths / THOUSANDTHS;
/** As a table stores it. */
export const quantityText = (thousandths: number): string => (thousandths / THOUSANDTHS).toFixed(3);
