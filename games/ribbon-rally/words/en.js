// @ts-check

export const WORDS = `
about above across after again along also always animal answer apple around basket because become
before begin behind better between bird black boat body bottle branch bread bridge bright bring
brother brown build butter button candle carry castle catch chair change chicken child circle clean
clear climb clock close cloud coat coffee cold come cook corner count country cover cross dance dark
deep dinner door dream drink drive early earth east easy eight empty enough evening every face fall
family farm fast father feel field fill find finger fire first fish five flat floor flower follow
food forest forget four fresh friend from front fruit full garden gate gentle gift give glass gold
good grass great green ground group grow half hand happy hard hear heart heavy help here high hill
hold home honey hope horse hour house hundred island jump keep kitchen knee know ladder lake lamp
large laugh leaf learn leave letter light little listen long mountain morning music narrow needle
never night number ocean orange paper pencil people pepper picture plate pocket quick quiet rabbit
rain river round school second seven shadow silver simple sister sleep slow small smile snow soft
song spoon spring stone story street strong summer table teacher thank thunder ticket tiger today
travel under village voice water weather window winter wonder yellow young
`
  .trim()
  .split(/\s+/);
