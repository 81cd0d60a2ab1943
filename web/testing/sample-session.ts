import type { Session } from "#core/contract/session.ts";

/** Session of a member of staff, which has just begun. */
export const AINO: Session = {
  name: "Aino",
  signIn: "password",
  hidesSome: false,
  endsInSeconds: 12 * 60 * 60,
};
