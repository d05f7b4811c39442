/** In which header each answer to a person tells the time of the server: `{epoch milliseconds}.{code}`. */
export const SERVER_TIME_HEADER = 'x-server-time';
