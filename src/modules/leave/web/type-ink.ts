/** The colour of a leave type as it is drawn on the card of either scheme. */
export const typeInk = (colour: string) => `light-dark(${colour}, color-mix(in oklab, ${colour} 68%, white))`;
