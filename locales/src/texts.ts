/** The shape every other language must have: the keys of the Dutch source, each with a text. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};
