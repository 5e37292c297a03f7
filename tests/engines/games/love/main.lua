local COLOURS = { { 32, 32, 64 }, { 192, 32, 32 }, { 32, 160, 32 }, { 32, 64, 224 } }
local SAVED = "count.txt"
local count = 0

local function raise()
  count = count + 1
  love.filesystem.write(SAVED, tostring(count))
end

function love.load()
  if love.filesystem.getInfo(SAVED) then
    count = tonumber((love.filesystem.read(SAVED)))
  end
end

function love.keypressed()
  raise()
end

function love.mousepressed()
  raise()
end

function love.draw()
  local red, green, blue = unpack(COLOURS[count % #COLOURS + 1])
  love.graphics.clear(red / 255, green / 255, blue / 255)
  love.graphics.print("Count " .. count, 20, 20)
end
